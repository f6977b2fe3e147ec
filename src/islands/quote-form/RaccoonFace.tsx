/** The raccoon's head from `src/assets/art/raccoon.svg`, beside the text of a toast. */
export function RaccoonFace() {
  return (
    <svg viewBox="44 34 152 138" aria-hidden="true">
      <path fill="#5E8588" d="M66 92q-18-48-4-54 20-4 38 24m74 30q18-48 4-54-20-4-38 24" />
      <path fill="#12211F" d="M70 76q-8-22-2-26 10-2 20 14m82 12q8-22 2-26-10-2-20 14" />
      <path
        fill="#5E8588"
        d="M120 54q50 0 58 38l16 20-8 4 6 14-12 2 2 14q-16 12-36 14-12 12-26 12t-26-12q-20-2-36-14l2-14-12-2 6-14-8-4 16-20q8-38 58-38"
      />
      <path
        fill="#FBF6EC"
        d="M54 118q10-34 44-34 14 2 22 16 8-14 22-16 34 0 44 34l-4 20q-18 8-34 14-10 16-28 16t-28-16q-16-6-34-14"
      />
      <path
        fill="#12211F"
        d="M60 130q8-34 36-34 16 2 20 26-2 22-24 24-22 0-32-16m120 0q-8-34-36-34-16 2-20 26 2 22 24 24 22 0 32-16m-74 18q14-10 28 0-2 14-14 15-12-1-14-15"
      />
      <path fill="#5E8588" d="M113 62q7-3 14 0l-4 56q-3 4-6 0" />
      <path stroke="#FBE3B0" strokeWidth="15" strokeLinecap="round" d="M93 119h.1m53.9 0h.1" />
      <path stroke="#12211F" strokeWidth="9" strokeLinecap="round" d="M93 119h.1m53.9 0h.1" />
    </svg>
  );
}
