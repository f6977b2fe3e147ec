import type { FAQPage } from "schema-dts";

/** The questions and answers that a page shows, as plain text. */
export const faqPage = (
  questions: readonly { question: string; answer: { text: string } }[],
): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.text },
  })),
});
