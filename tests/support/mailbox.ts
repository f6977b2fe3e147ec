import { type BrowserContext } from "@playwright/test";
import { z } from "zod";
import { type Answer } from "#tools/demo/next-answer.ts";

const messages = z.array(z.object({ fields: z.array(z.tuple([z.string(), z.string()])) }));

/** A quote request's fields as they arrived, in their order. */
export type Fields = z.output<typeof messages>[number]["fields"];

/** The stand-in for the e-mail service, as one browser context meets it: others have answers of their own. */
export class Mailbox {
  private readonly context: BrowserContext;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  /** Gives the context its session, by which the stand-in tells it from others. */
  async open(origin: string) {
    await this.context.addCookies([
      { name: "mailbox-session", value: crypto.randomUUID(), url: origin },
    ]);
  }

  /** Says what this context is answered: the next time, or until it is told otherwise. */
  async answer(answer: Answer, times: "once" | "until changed" = "until changed") {
    const response = await this.context.request.post("/__mailbox/next", {
      data: { answer, times },
      // The server may be closing the connection that was idle.
      maxRetries: 1,
    });
    if (!response.ok()) throw new Error(await response.text());
  }

  /** What this context is answered next. */
  async nextAnswer(): Promise<string> {
    return (await this.context.request.get("/__mailbox/next", { maxRetries: 1 })).text();
  }

  /** Every quote request that has arrived. */
  async requests(): Promise<Fields[]> {
    const response = await this.context.request.get("/__mailbox.json", { maxRetries: 1 });
    return messages.parse(await response.json()).map(({ fields }) => fields);
  }

  /** The requests that arrived with exactly this text in the message field. */
  async requestsWith(message: string): Promise<Fields[]> {
    return (await this.requests()).filter((fields) =>
      fields.some(([name, value]) => name === "message" && value === message),
    );
  }
}
