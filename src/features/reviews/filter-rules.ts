import { whenChosen } from "#ui/when-chosen.ts";

/** The option of `ReviewFilters` that stands for any city, animal or number of stars. */
const anyOption = {
  city: `option[value=""]`,
  animal: `[name=animal][value=""]`,
  stars: `[name=stars][value=""]`,
};

/** The rules by which visitors choose cards. */
type Filter = keyof typeof anyOption;

/**
 * The rules by which a list shows only the `_card`s that fit what is chosen in its `ReviewFilters`,
 * and `_none` if none does. A card has its values as data attributes.
 */
export function filterRules(
  list: string,
  filters: readonly Filter[],
  cards: readonly Partial<Record<Filter, string | undefined>>[],
): string[] {
  const hidden = filters.flatMap((filter) => {
    const values = new Set(cards.flatMap((card) => card[filter] ?? []));
    return [...values].map(
      (value) =>
        `${list}${whenChosen(`[value="${value}"]`)} ._card:not([data-${filter}="${value}"]){display:none}`,
    );
  });
  // Every combination of choices that a card fits; there are few different ones.
  const fitting = new Set(
    cards.map((card) =>
      filters
        .map((filter) => {
          const value = card[filter];
          return whenChosen(anyOption[filter], ...(value ? [`[value="${value}"]`] : []));
        })
        .join(""),
    ),
  );
  return [...hidden, ...[...fitting].map((chosen) => `${list}${chosen} ._none{display:none}`)];
}
