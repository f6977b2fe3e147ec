const paths = {
  close: "M18 6 6 18M6 6l12 12",
  down: "m6 9 6 6 6-6",
  mail: "m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2",
  menu: "M4 5h16M4 12h16M4 19h16",
  next: "M5 12h14m-7-7 7 7-7 7",
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  phone:
    "M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384",
  play: "M7 4v16l13-8z",
  previous: "M19 12H5m7 7-7-7 7-7",
};

interface IconProps {
  name: keyof typeof paths;
  /** Utilities for size and colour. */
  className?: string;
}

/** A line icon from Lucide (ISC licence). Decorative: the words beside it say what it means. */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
