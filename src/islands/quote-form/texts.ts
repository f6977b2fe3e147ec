/** The texts that the form shows after it is submitted. */
export interface QuoteFormTexts {
  /** Read out while the request is being sent. */
  sending: string;
  confirmation: string;
  toasts: Record<"success" | "failure", { title: string; description: string }>;
  closeToast: string;
}
