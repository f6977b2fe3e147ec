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
   * A function, since Astro sends no functions to the browser: there the questions are read from the page instead, and
   * stand in it once.
   */
  groups: (() => readonly QuestionGroup[]) | null;
}

/**
 * Questions that open one answer at a time. Every answer stands in the served page, closed by CSS
 * alone, and open where there is no script; once hydrated, the browser's search finds closed ones.
 */
export function FaqAccordion({ id, groups }: FaqAccordionProps) {
  const [list] = useState(groups ?? (() => readGroups(id)));
  const root = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated(root);
  const [open, setOpen] = useState("");

  // React writes `hidden` without a value; only `until-found` lets search and fragments in.
  useEffect(() => {
    const list = root.current;
    if (!list || !hydrated) return;
    for (const answer of list.querySelectorAll("[data-answer]")) {
      if (answer.getAttribute("data-answer") === open) answer.removeAttribute("hidden");
      else answer.setAttribute("hidden", "until-found");
    }
    const reveal = ({ target }: Event) => {
      if (target instanceof Element) setOpen(target.getAttribute("data-answer") ?? "");
    };
    list.addEventListener("beforematch", reveal);
    return () => {
      list.removeEventListener("beforematch", reveal);
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
      {list.map(({ heading, questions }, place) => {
        const before = list.slice(0, place).flatMap((group) => group.questions).length;
        const QuestionHeading = heading ? "h4" : "h3";
        return (
          <div key={place} className={styles.group}>
            {heading && <h3 className={styles.heading}>{heading}</h3>}
            {questions.map(({ question, answer }, index) => {
              const value = `item-${before + index}`;
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
