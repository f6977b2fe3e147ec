/** The condition, in a selector, that one of these options of a form is chosen. */
export const whenChosen = (...options: string[]) => `:has(:is(${options.join()}):checked)`;
