import { type BrowserContext } from "@playwright/test";
import { z } from "zod";
import { type ChosenAnswer } from "#demo/mailbox/next-answer.ts";
import { type Fields } from "#demo/mailbox/service-answers.ts";

const messagesSchema = z.array(z.object({ fields: z.array(z.tuple([z.string(), z.string()])) }));

/** The fake e-mail service and mailbox of a browser context, which can choose its own answers. */
export class Mailbox {
  private readonly context: BrowserContext;

  constructor(context: BrowserContext) {
    this.context = context;
  }

  /** Gives the context its own session, so that its answers do not affect other tests. */
  async open(origin: string) {
    await this.context.addCookies([
      { name: "mailbox-session", value: crypto.randomUUID(), url: origin },
    ]);
  }

  /** Chooses the answer to requests of this context, until the next choice. */
  async answer(answer: ChosenAnswer) {
    const response = await this.context.request.post("/__mailbox/next", {
      form: { answer, times: "until changed" },
      maxRedirects: 0,
      // The server may close the idle connection just when it is used.
      maxRetries: 1,
    });
    if (response.status() !== 303) throw new Error(await response.text());
  }

  /** Returns the quote requests whose message begins with this text; its number follows. */
  async requestsWith(message: string): Promise<Fields[]> {
    const response = await this.context.request.get("/__mailbox.json", { maxRetries: 1 });
    return messagesSchema
      .parse(await response.json())
      .map(({ fields }) => fields)
      .filter((fields) =>
        fields.some(([name, value]) => name === "message" && value.startsWith(message)),
      );
  }
}
