import * as Accordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState } from "react";
import { afterPaint } from "#browser/after-paint.ts";
import styles from "./faq-accordion.module.css";
import { useHydrated } from "#islands/hydration.ts";
import { Icon } from "#islands/Icon.tsx";
import { readGroups, type QuestionGroup } from "./questions.ts";

interface FaqAccordionProps {
  id: string;
  /**
   * A function, because Astro does not serialize functions: in the browser the island reads the questions from the page,
   * which then contains them only once.
   */
  groups: (() => readonly QuestionGroup[]) | null;
}

/**
 * Questions, one answer open at a time. Every answer is in the served page, hidden by CSS alone, and shown without
 * script; once hydrated, find-in-page opens hidden answers.
 */
export function FaqAccordion({ id, groups }: FaqAccordionProps) {
  const [questionGroups] = useState(groups ?? (() => readGroups(id)));
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated(root);
  const [open, setOpen] = useState("");

  // React sets `hidden` without a value; only `until-found` lets find-in-page and fragments open an answer.
  useEffect(() => {
    const accordion = root.current;
    if (!accordion || !hydrated) return;
    for (const answer of accordion.querySelectorAll("[data-answer]")) {
      if (answer.getAttribute("data-answer") === open) answer.removeAttribute("hidden");
      else answer.setAttribute("hidden", "until-found");
    }
    const reveal = ({ target }: Event) => {
      if (target instanceof Element) setOpen(target.getAttribute("data-answer") ?? "");
    };
    accordion.addEventListener("beforematch", reveal);
    return () => {
      accordion.removeEventListener("beforematch", reveal);
    };
  }, [open, hydrated]);

  return (
    <Accordion.Root
      ref={root}
      id={id}
      type="single"
      collapsible
      value={open}
      onValueChange={(value) => {
        afterPaint(() => {
          setOpen(value);
        });
      }}
      className={styles.list}
    >
      {questionGroups.map(({ heading, questions }, groupIndex) => {
        const firstIndex = questionGroups
          .slice(0, groupIndex)
          .flatMap((group) => group.questions).length;
        const QuestionHeading = heading ? "h4" : "h3";
        return (
          <div key={groupIndex} className={styles.group}>
            {heading && <h3 className={styles.heading}>{heading}</h3>}
            {questions.map(({ question, answer }, index) => {
              const value = `item-${firstIndex + index}`;
              return (
                <Accordion.Item key={value} value={value} className={styles.item}>
                  <Accordion.Header asChild>
                    <QuestionHeading>
                      <Accordion.Trigger className={styles.question}>
                        {question}
                        <Icon name="down" className={styles.chevron} />
                      </Accordion.Trigger>
                    </QuestionHeading>
                  </Accordion.Header>
                  <Accordion.Content forceMount data-answer={value} className={styles.answer}>
                    <div
                      className={`${styles.text} grid max-w-text gap-3 pr-6 pb-6 print:pr-0 print:pb-3`}
                      dangerouslySetInnerHTML={{ __html: answer.html }}
                    />
                  </Accordion.Content>
                </Accordion.Item>
              );
            })}
          </div>
        );
      })}
    </Accordion.Root>
  );
}
