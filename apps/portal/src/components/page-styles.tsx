interface PageStylesProps {
  /** The address of the stylesheet: `import styles from './<page>.css?url'`. */
  readonly href: string;
}

/** Loads the stylesheet of a single page, before the page is shown. Visitors of other pages do not load it. */
export const PageStyles = ({ href }: PageStylesProps) => (
  <link rel="stylesheet" href={href} precedence="page" />
);
