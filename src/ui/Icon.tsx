import { icons, type IconName } from "#assets/icons.ts";

interface IconProps {
  name: IconName;
  className?: string;
}

/** A line icon, hidden from screen readers because the text beside it gives its meaning. */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}
