/** Word writes the items of lists as paragraphs, each with its level and its own mark, such as “·” or “2.”. */
const ITEMS = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';
const NO_ITEM = /mso-list:\s*none/;
/** The list and the level of an item in its style, as in “mso-list:l0 level1 lfo1”. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/;
const NUMBERED = /^\(?[\da-z]{1,4}[.)]/i;

/** A list that is open at an item. */
interface OpenList {
  readonly element: Element;
  readonly level: number;
  /** The name that Word gives to the list, such as “l0”. */
  readonly id: string | undefined;
}

const styleOf = (item: Element): string => item.getAttribute('style') ?? '';

/** Removes the mark of an item. Returns the kind of its list. */
const takeMark = (item: Element): 'ol' | 'ul' => {
  const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  mark?.remove();
  return NUMBERED.test(mark?.textContent.trim() ?? '') ? 'ol' : 'ul';
};

/** Returns the lists that are open at an item, from the outermost to its own, which may be new. */
const openAt = (item: Element, before: readonly OpenList[]): readonly OpenList[] => {
  const kind = takeMark(item);
  const [, id, digit = '1'] = PLACE.exec(styleOf(item)) ?? [];
  const level = Number(digit);
  const own = before.find((list) => list.level === level);
  const outer = before.filter((list) => list.level < level);
  if (own && (id === undefined || id === own.id)) return [...outer, own];
  const element = item.ownerDocument.createElement(kind);
  const entry = outer.at(-1)?.element.lastElementChild;
  if (entry) entry.append(element);
  else item.before(element);
  return [...outer, { element, level, id }];
};

/** Makes lists of the paragraphs that Word uses for them. */
export const makeWordLists = (body: HTMLElement): void => {
  let open: readonly OpenList[] = [];
  for (const item of body.querySelectorAll(ITEMS)) {
    if (NO_ITEM.test(styleOf(item))) continue;
    const follows = item.previousElementSibling === open[0]?.element;
    open = openAt(item, follows ? open : []);
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.element.append(entry);
    item.remove();
  }
};
