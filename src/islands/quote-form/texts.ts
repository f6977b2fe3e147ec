import type { FailureReason } from "./send-quote-request.ts";

/** The texts that the form shows after it is submitted. */
export interface QuoteFormTexts {
  /** Read out while the request is being sent. */
  sending: string;
  confirmation: string;
  /** What to do after each kind of failure. */
  help: Record<FailureReason, string>;
  toasts: Record<"success" | "failure", { title: string; description: string }>;
  closeToast: string;
  call: string;
  byEmail: string;
  tryAgain: string;
}

/** Where and how to reach the company if the form cannot be sent. */
export interface Contact {
  phone: string;
  callHref: string;
  email: string;
  emailSubject: string;
  /** The last sentence of an e-mail that had to be cut. */
  emailShortened: string;
}
