/** The gate through which the road between Türkiye and a country usually leads. */

/** To the rest of Europe it is Kapıkule. */
const gates: Record<string, string> = {
  Yunanistan: 'İpsala',
  Gürcistan: 'Sarp',
  Azerbaycan: 'Sarp',
  Ermenistan: 'Sarp',
  Kazakistan: 'Sarp',
  Rusya: 'Sarp',
  İran: 'Gürbulak',
  Türkmenistan: 'Gürbulak',
  Özbekistan: 'Gürbulak',
  Irak: 'Habur',
  Suriye: 'Cilvegözü',
}

/** Nothing for a way that does not leave Türkiye, or does not touch it. */
export function borderGate(from: string, to: string): string {
  if ((from === 'Türkiye') === (to === 'Türkiye')) return ''
  return gates[from === 'Türkiye' ? to : from] ?? 'Kapıkule'
}
