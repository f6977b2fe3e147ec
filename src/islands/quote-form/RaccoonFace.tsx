/** The raccoon's head, beside the words of a toast. */
export function RaccoonFace() {
  return (
    <svg viewBox="8 4 124 104" aria-hidden="true">
      <path fill="#4A6C70" d="M20 14q-2-10 8-7l22 15h40l22-15q10-3 8 7l-5 26H25z" />
      <path fill="#FBF6EC" d="M28 18q0-5 4-3l12 9-12 10zm84 0q0-5-4-3l-12 9 12 10z" />
      <path fill="#5E8588" d="M70 18c30 0 50 18 58 50q-20 32-58 32T12 68c8-32 28-50 58-50z" />
      <path
        fill="#FBF6EC"
        d="M12 68c14-4 18-22 36-24 10-1 16 6 22 6s12-7 22-6c18 2 22 20 36 24q-20 34-58 34T12 68z"
      />
      <path
        fill="#12211F"
        d="M70 22l6 26c14-4 30 0 36 18-8 10-24 12-34 4-5-4-11-4-16 0-10 8-26 6-34-4 6-18 22-22 36-18z"
      />
      <path fill="#FBF6EC" d="M70 62q14 4 16 22-6 12-16 12T54 84q2-18 16-22z" />
      <g fill="#F5B041">
        <circle cx="47" cy="61" r="7" />
        <circle cx="93" cy="61" r="7" />
      </g>
      <g fill="#12211F">
        <circle cx="48" cy="61" r="3.500" />
        <circle cx="92" cy="61" r="3.500" />
        <path d="M60 78q10-7 20 0-2 9-10 10-8-1-10-10z" />
      </g>
    </svg>
  );
}
