/**
 * All that the site's code knows of its e-mail service, EmailJS, but its origin and the account, which
 * are in `settings.ts`. Another service is other content with the same exports; `src/README.md` lists
 * the rest.
 */
import type { Answer, Post } from "./send.ts";

/** The service's path for plain HTML forms; the fake service of a demo has the same path. */
export const sendFormPath = "/api/v1.0/email/send-form";

/** The service's name, for visitors. */
export const emailServiceName = "EmailJS";

/**
 * Reads the service's answer. A success without its “OK” is a proxy's, such as a sign-in page; 502 and
 * 504 are those of a proxy that got no answer from the service, which may have the request.
 */
function answer(status: number, text: string): Answer {
  const mayHaveArrived = status < 300 || status === 502 || status === 504;
  const isSent = status < 300 && text.trim() === "OK";
  return { kind: isSent ? "sent" : mayHaveArrived ? "unconfirmed" : "failed", status, text };
}

/**
 * Loads the service's client. It reads `localStorage` when it is loaded, and so throws where the
 * visitor's settings block storage: then the form is posted without it.
 */
export const loadClient = () => import("@emailjs/browser").catch(() => undefined);

/** Posts as a form without script does, with nothing that has to be loaded. */
export const postForm: Post = async (data, origin) => {
  const response = await fetch(origin + sendFormPath, { method: "POST", body: data });
  return answer(response.status, await response.text());
};

/** Posts with the service's client. */
export const postByClient: Post = async (data, origin) => {
  const client = await loadClient();
  if (!client) return postForm(data, origin);
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
    client.init({ publicKey: takeId("user_id") }, origin);
    const sent = await client.sendForm(takeId("service_id"), takeId("template_id"), form);
    return answer(sent.status, sent.text);
  } catch (reason) {
    if (reason instanceof client.EmailJSResponseStatus) return answer(reason.status, reason.text);
    // It sends nothing without the ids.
    if (typeof reason === "string") return answer(400, reason);
    throw reason;
  }
};
