/** The `tel:` address of a Canadian number as people write it. */
export const callHref = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, "")}`;
