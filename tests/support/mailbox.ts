import { type BrowserContext } from "@playwright/test";
import { z } from "zod";
import { type Answer } from "#tools/demo/next-answer.ts";

const messagesSchema = z.array(z.object({ fields: z.array(z.tuple([z.string(), z.string()])) }));

/** A quote request's fields as they arrived, in their order. */
export type Fields = z.output<typeof messagesSchema>[number]["fields"];

/** The fake e-mail service and its mailbox, for one browser context: each may be given answers of its own. */
export class Mailbox {
  private readonly context: BrowserContext;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  /** Gives the context a session of its own, so that its answers are not those of other tests. */
  async open(origin: string) {
    await this.context.addCookies([
      { name: "mailbox-session", value: crypto.randomUUID(), url: origin },
    ]);
  }

  /** Chooses what requests of this context are answered. */
  async answer(answer: Answer, times: "once" | "until changed" = "until changed") {
    const response = await this.context.request.post("/__mailbox/next", {
      form: { answer, times },
      maxRedirects: 0,
      // The server may be closing the idle connection at this moment.
      maxRetries: 1,
    });
    if (response.status() !== 303) throw new Error(await response.text());
  }

  /** What this context is answered next. */
  async nextAnswer(): Promise<string> {
    return (await this.context.request.get("/__mailbox/next", { maxRetries: 1 })).text();
  }

  /** Every quote request that has arrived. */
  async requests(): Promise<Fields[]> {
    const response = await this.context.request.get("/__mailbox.json", { maxRetries: 1 });
    return messagesSchema.parse(await response.json()).map(({ fields }) => fields);
  }

  /** The requests that arrived with exactly this text in the message field. */
  async requestsWith(message: string): Promise<Fields[]> {
    return (await this.requests()).filter((fields) =>
      fields.some(([name, value]) => name === "message" && value === message),
    );
  }
}
