import { numbersOfMark } from './numbers-of-mark.ts';

/** Word writes the items of lists as paragraphs, each with its level and its own mark, such as “·” or “2.”. */
const ITEMS = 'p[style*="mso-list"], p[class*="MsoListParagraph"]';
const NO_ITEM = /mso-list:\s*none/;
/** The list and the level of an item in its style, as in “mso-list:l0 level1 lfo1”. */
const PLACE = /mso-list:\s*(l\d+)\s+level(\d)/;

/** A list that is open at an item. */
interface OpenList {
  readonly element: Element;
  readonly level: number;
  /** The name that Word gives to the list, such as “l0”. */
  readonly id: string | undefined;
}

const styleOf = (item: Element): string => item.getAttribute('style') ?? '';

/** Removes the mark of an item. Returns the numbers that it can mean; `null` for one without numbers. */
const takeMark = (item: Element): readonly number[] | null => {
  const mark = item.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  mark?.remove();
  return numbersOfMark(mark?.textContent.trim() ?? '');
};

/** Reports whether an item with these numbers is the next one of a list. Word gives lists that begin again the same name. */
const isNext = (list: Element, numbers: readonly number[] | null): boolean =>
  list.localName === 'ul' ||
  !numbers?.length ||
  numbers.includes(Number(list.getAttribute('start') ?? 1) + list.childElementCount);

/** Creates a list that begins with the number of its first item. */
const newList = ({ ownerDocument }: Element, numbers: readonly number[] | null): Element => {
  const list = ownerDocument.createElement(numbers ? 'ol' : 'ul');
  const [first = 1] = numbers ?? [];
  if (first !== 1) list.setAttribute('start', String(first));
  return list;
};

/** Returns the lists that are open at an item, from the outermost to its own, which may be new. */
const openAt = (item: Element, before: readonly OpenList[]): readonly OpenList[] => {
  const numbers = takeMark(item);
  const [, id, digit = '1'] = PLACE.exec(styleOf(item)) ?? [];
  const level = Number(digit);
  const own = before.find((list) => list.level === level);
  const outer = before.filter((list) => list.level < level);
  if (own && (id === undefined || id === own.id) && isNext(own.element, numbers)) return [...outer, own];
  const element = newList(item, numbers);
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
