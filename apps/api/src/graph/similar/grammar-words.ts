/** Words of grammar and of titles in general: they are rare where few records are in their language, and say nothing. */
const TEXTS = [
  'about after all also among and any are based been between both but can does during each for from had has have how into its may more most new not one only other our over paper results several show some study such than that the their them then there these they this three through two under use used using very was were what when where which while who why will with within without',
  'aber als am an auf aus bei bis das dass dem den der des die durch ein eine einem einen einer eines für im ist mit nach nicht oder sich sind über um und unter vom von vor wie wird zu zum zur zwischen',
  'au aux avec ce ces cette dans de des du elle en est et il la le les leur mais ne nous ou par pas plus pour que qui sa ses son sont sur un une',
  'al como con de del desde el en entre es esta este la las los más no o para pero por que se sin sobre su sus un una y',
  'ao aos as com da das do dos e em na nas no nos os ou para pela pelo por que se sem sua um uma',
  'alla che con dei del della delle di gli il nel nella per più sono sulla tra una',
  'het een van voor met bij zijn naar uit ook door niet deze',
  'additional appendix chapter data dataset database figure figures file files part review supplement supplementary table tables volume',
  'analysis approach case classified effect effects elsewhere general information introduction method methods model models research science sciences software system systems github vitro vivo',
];

/** Words that say nothing about a topic, in lower case. */
export const GRAMMAR_WORDS: ReadonlySet<string> = new Set(TEXTS.flatMap((text) => text.split(' ')));
