import * as Accordion from "@radix-ui/react-accordion";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#ui/timing.client.ts";
import { keepInPlace } from "#ui/keep-in-place.client.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./faq-accordion.module.css";

interface FaqAccordionProps {
  id: string;
  /** The number of questions in each group. */
  groups: readonly number[];
  /** The label of the button that shows the groups after the first; without it, all are shown. */
  more?: string | undefined;
  /** Renders a slot on the server. In the browser, the slots are the served nodes. */
  renderSlot: ((name: string) => ReactNode) | null;
  /** Slots: the heading above each group, if it has one. */
  [heading: `heading-${number}`]: ReactNode;
  /** Slots: the second question of the first group is `question-0-1`, its answer `answer-0-1`. */
  [text: `${"question" | "answer"}-${number}-${number}`]: ReactNode;
}

/**
 * Questions, one answer open at a time. Every answer is in the served page, hidden by CSS alone,
 * and shown without script; once hydrated, find-in-page opens hidden answers.
 */
export function FaqAccordion({ id, groups, more, renderSlot, ...slots }: FaqAccordionProps) {
  const root = useRef<HTMLDivElement>(null);
  /** The name of the open answer. */
  const [open, setOpen] = useState("");

  // React sets `hidden` without a value; only `until-found` lets find-in-page open an answer.
  useEffect(() => {
    const accordion = root.current;
    if (!accordion) return;
    for (const answer of accordion.querySelectorAll("[data-answer]")) {
      if (answer.getAttribute("data-answer") === open) answer.removeAttribute("hidden");
      else answer.setAttribute("hidden", "until-found");
    }
    const reveal = ({ target }: Event) => {
      if (target instanceof Element) setOpen(target.getAttribute("data-answer") ?? "");
    };
    accordion.addEventListener("beforematch", reveal);
    return () => accordion.removeEventListener("beforematch", reveal);
  }, [open]);

  /** Opens an answer, or closes it without a name. */
  const show = (name: string) => {
    const question = root.current?.querySelector(`[data-answer="${name || open}"]`)?.parentElement;
    const update = () => flushSync(() => setOpen(name));
    if (question) keepInPlace(question, update);
  };

  const slot = (name: keyof typeof slots) => slots[name] ?? renderSlot?.(name);

  const sections = groups.map((count, group) => {
    const heading = slot(`heading-${group}`);
    const QuestionHeading = heading ? "h4" : "h3";
    const first = groups.slice(0, group).reduce((sum, before) => sum + before, 0);
    return (
      <div key={group} className={styles.group}>
        {heading && <h3 className={styles.heading}>{heading}</h3>}
        {Array.from({ length: count }, (_, index) => {
          const item = `item-${first + index}`;
          return (
            <Accordion.Item key={item} value={item} className={styles.item}>
              <Accordion.Header asChild>
                <QuestionHeading>
                  <Accordion.Trigger className={styles.question}>
                    {slot(`question-${group}-${index}`)}
                    <Icon name="down" className={styles.chevron} />
                  </Accordion.Trigger>
                </QuestionHeading>
              </Accordion.Header>
              <Accordion.Content forceMount data-answer={item} className={styles.answer}>
                <div
                  className={`${styles.text} grid max-w-text gap-3 pr-6 pb-6 print:pr-0 print:pb-3`}
                >
                  {slot(`answer-${group}-${index}`)}
                </div>
              </Accordion.Content>
            </Accordion.Item>
          );
        })}
      </div>
    );
  });

  return (
    <Accordion.Root
      ref={root}
      id={id}
      type="single"
      collapsible
      value={open}
      onValueChange={(name) => afterPaint(() => show(name))}
      className={styles.list}
    >
      {more ? sections[0] : sections}
      {more && (
        // Opens and closes by the browser alone, so that it works without script.
        <details className={styles.more}>
          <summary className="btn btn-secondary">{more}</summary>
          <div className={styles.columns}>{sections.slice(1)}</div>
        </details>
      )}
    </Accordion.Root>
  );
}
