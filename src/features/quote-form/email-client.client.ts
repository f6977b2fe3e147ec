/** Posts a request to the e-mail service, through the service's own client where that can load. */
import { readAnswer, type Answer } from "#email-service.ts";
import { wait } from "#ui/timing.client.ts";

/** Posts a form's fields to its `action`. Returns the answer; throws if there is none. */
export type Post = (data: FormData, action: string) => Promise<Answer>;

/** An interrupted file may arrive as an empty module. */
const importClient = () =>
  import("@emailjs/browser")
    .then((client) => ("sendForm" in client ? client : undefined))
    .catch(() => undefined);
let client: ReturnType<typeof importClient> | undefined;

/**
 * Loads the service's client. The client reads `localStorage` when it is loaded, which throws where
 * the visitor's settings block storage; then, or while its file does not come, the form is posted
 * without it. Imports it once: after a failure, WebKit resolves a second import with an empty module.
 */
export const loadClient = () => (client ??= importClient());

/** The longest wait for the client's file. */
const loadMs = 3000;

/** Posts the fields as a form without script does, with nothing that has to be loaded. */
const postForm: Post = async (data, action) => {
  const response = await fetch(action, { method: "POST", body: data });
  return readAnswer(response.status, await response.text());
};

/** Posts the fields with the service's client. */
export const postByClient: Post = async (data, action) => {
  const client = await Promise.race([loadClient(), wait(loadMs)]);
  if (!client) return postForm(data, action);
  // The client takes the ids separately and adds them itself.
  const takeId = (name: string) => {
    const id = data.get(name);
    data.delete(name);
    return typeof id === "string" ? id : "";
  };
  // The client needs a form element, but the fields of the visible form are disabled.
  const form = document.createElement("form");
  form.addEventListener("formdata", ({ formData }) => {
    for (const [name, value] of data) formData.append(name, value);
  });
  try {
    client.init({ publicKey: takeId("user_id") }, new URL(action).origin);
    const sent = await client.sendForm(takeId("service_id"), takeId("template_id"), form);
    return readAnswer(sent.status, sent.text);
  } catch (reason) {
    if (reason instanceof client.EmailJSResponseStatus)
      return readAnswer(reason.status, reason.text);
    // The client sends nothing without the ids, and throws a text.
    if (typeof reason === "string") return readAnswer(400, reason);
    throw reason;
  }
};
