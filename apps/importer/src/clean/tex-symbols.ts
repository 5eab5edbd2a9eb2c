/** Greek letters as TeX names them, and the capitals that differ from Latin ones. */
const GREEK =
  'alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ε zeta:ζ eta:η theta:θ vartheta:ϑ iota:ι kappa:κ lambda:λ mu:μ nu:ν xi:ξ ' +
  'pi:π varpi:ϖ rho:ρ varrho:ϱ sigma:σ varsigma:ς tau:τ upsilon:υ phi:φ varphi:φ chi:χ psi:ψ omega:ω Gamma:Γ Delta:Δ Theta:Θ ' +
  'Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Upsilon:Υ Phi:Φ Psi:Ψ Omega:Ω';
/** Signs between two terms, which are written with spaces. */
const RELATIONS =
  'to:→ rightarrow:→ longrightarrow:→ Rightarrow:⇒ leftarrow:← leftrightarrow:↔ mapsto:↦ leq:≤ le:≤ leqslant:≤ geq:≥ ge:≥ geqslant:≥ ' +
  'neq:≠ ne:≠ approx:≈ simeq:≃ cong:≅ equiv:≡ propto:∝ ll:≪ gg:≫ times:× otimes:⊗ oplus:⊕ in:∈ notin:∉ subset:⊂ subseteq:⊆ ' +
  'cup:∪ cap:∩ lesssim:≲ gtrsim:≳';
const SIGNS =
  'pm:± mp:∓ sim:∼ infty:∞ partial:∂ nabla:∇ ell:ℓ hbar:ℏ cdot:· circ:° degree:° prime:′ ast:∗ star:⋆ dagger:† int:∫ sum:∑ prod:∏ ' +
  'ldots:… dots:… cdots:… forall:∀ exists:∃ emptyset:∅ langle:⟨ rangle:⟩ perp:⊥ parallel:∥ odot:⊙ wedge:∧ vee:∨ mid:| bigcup:⋃ ' +
  'aleph:ℵ Re:ℜ Im:ℑ micro:µ AA:Å';

const table = (text: string): readonly (readonly [name: string, sign: string])[] =>
  text.split(' ').map((entry) => {
    const [name = '', sign = ''] = entry.split(':');
    return [name, sign];
  });

/** Signs and letters by the names of TeX’s commands. */
export const TEX_SYMBOLS: ReadonlyMap<string, string> = new Map(
  [GREEK, RELATIONS, SIGNS].flatMap((text) => table(text)),
);

/** The commands of signs that have a space on each side. */
export const TEX_RELATIONS: ReadonlySet<string> = new Set(table(RELATIONS).map(([name]) => name));
