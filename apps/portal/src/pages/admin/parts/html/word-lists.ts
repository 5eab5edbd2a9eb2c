/** Word writes the items of lists as paragraphs, each with its level and its own mark, such as “·” or “2.”. */
const ITEMS = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';
const NUMBERED = /^[\da-z]{1,4}[.)]/i;

/** The lists that are open at an item, from the outermost to its own. */
type Open = readonly Element[];

const levelOf = (item: Element): number =>
  Number(/mso-list:[^;]*level(\d)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 1);

/** Removes the mark of an item. Returns the kind of its list. */
const takeMark = (item: Element): 'ol' | 'ul' => {
  const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  mark?.remove();
  return NUMBERED.test(mark?.textContent.trim() ?? '') ? 'ol' : 'ul';
};

/** Returns the lists that are open at a level, with new ones where there were none. The first new one replaces the item. */
const openAt = (item: Element, level: number, before: Open): Open => {
  const open = before.slice(0, level);
  const kind = takeMark(item);
  while (open.length < level) {
    const list = item.ownerDocument.createElement(kind);
    const outer = open.at(-1);
    if (outer) (outer.lastElementChild ?? outer).append(list);
    else item.before(list);
    open.push(list);
  }
  return open;
};

/** Makes lists of the paragraphs that Word uses for them. */
export const wordListsOf = (body: HTMLElement): void => {
  let open: Open = [];
  let last: Element | null = null;
  for (const item of body.querySelectorAll(ITEMS)) {
    const follows = last !== null && item.previousElementSibling === last;
    open = openAt(item, levelOf(item), follows ? open : []);
    const entry = item.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    open.at(-1)?.append(entry);
    item.remove();
    last = open[0] ?? null;
  }
};
