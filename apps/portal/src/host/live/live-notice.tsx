import type { Language } from '../../messages/languages.ts';

/** The rules of pages with live records: they hide what the search lacks. Only these pages have them. */
export const LIVE_STYLES = '/live.css';

interface LiveTexts {
  readonly label: string;
  readonly name: string;
  readonly more: string;
}

/** Only the server shows these texts: in a catalog, every visitor of every portal would load their address. */
const TEXTS = {
  en: {
    label: 'Source of the results',
    name: 'Live from OpenAIRE',
    more: 'Results come from the OpenAIRE Graph (CC BY 4.0) as you search. Filters show no numbers, and there are no charts.',
  },
  de: {
    label: 'Quelle der Treffer',
    name: 'Live von OpenAIRE',
    more: 'Die Treffer kommen beim Suchen aus dem OpenAIRE Graph (CC BY 4.0). Filter zeigen keine Zahlen, und es gibt keine Diagramme.',
  },
  fr: {
    label: 'Origine des résultats',
    name: 'En direct d’OpenAIRE',
    more: 'Les résultats proviennent de l’OpenAIRE Graph (CC BY 4.0) au moment de la recherche. Les filtres n’indiquent pas de nombres, et il n’y a pas de graphiques.',
  },
  es: {
    label: 'Origen de los resultados',
    name: 'En directo desde OpenAIRE',
    more: 'Los resultados proceden del OpenAIRE Graph (CC BY 4.0) en el momento de la búsqueda. Los filtros no muestran números y no hay gráficos.',
  },
  el: {
    label: 'Προέλευση των αποτελεσμάτων',
    name: 'Απευθείας από το OpenAIRE',
    more: 'Τα αποτελέσματα προέρχονται από το OpenAIRE Graph (CC BY 4.0) τη στιγμή της αναζήτησης. Τα φίλτρα δεν δείχνουν αριθμούς και δεν υπάρχουν γραφήματα.',
  },
  pl: {
    label: 'Źródło wyników',
    name: 'Na żywo z OpenAIRE',
    more: 'Wyniki są pobierane z OpenAIRE Graph (CC BY 4.0) w chwili wyszukiwania. Filtry nie pokazują liczb i nie ma wykresów.',
  },
} as const satisfies Record<Language, LiveTexts>;

/** The notice that the records are live. It is before the page's own elements, so that hydration does not touch it. */
export const LiveNotice = ({ language }: { readonly language: Language }) => {
  const { label, name, more } = TEXTS[language];
  return (
    <aside className="live" aria-label={label}>
      <p>
        <b>{name}</b> {more}
      </p>
    </aside>
  );
};
