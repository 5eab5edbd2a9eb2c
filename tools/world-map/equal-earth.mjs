/** Coefficients of the Equal Earth projection (Šavrič, Patterson, Jenny 2018), which shows areas in their true proportion. */
const [A1, A2, A3, A4] = [1.340264, -0.081106, 0.000893, 0.003796];
const M = Math.sqrt(3) / 2;

/** Projects degrees to the plane: `x` from -2.71 to 2.71 eastward, `y` from -1.32 to 1.32 northward. */
export const equalEarth = (longitude, latitude) => {
  const angle = Math.asin(M * Math.sin((latitude * Math.PI) / 180));
  const [two, six] = [angle ** 2, angle ** 6];
  const x =
    (((longitude * Math.PI) / 180) * Math.cos(angle)) /
    (M * (A1 + 3 * A2 * two + six * (7 * A3 + 9 * A4 * two)));
  return { x, y: angle * (A1 + A2 * two + six * (A3 + A4 * two)) };
};
