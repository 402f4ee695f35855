/** Whether weight, volume and measures of a load agree. Without zod. */
import { type AskedLoad, volumeOf, volumeOfPieces } from '#requests/sense/asked-load.ts'
import { densityLimits } from '#requests/sense/equipment-limits.ts'
import { type Finding, finding } from '#requests/sense/finding.ts'
import { cubicMetres, impossible, kilograms, unusual } from '#requests/sense/finding-words.ts'

/** A metre in every direction of lead weighs eleven tonnes; of feathers, more than twenty kilograms. */
export function densityFindings(load: AskedLoad): Finding[] {
  return [...contradictions(load), ...implausibleDensity(load)]
}

function implausibleDensity(load: AskedLoad): Finding[] {
  const volume = volumeOf(load)
  if (load.kg === null || volume === null) return []
  const density = load.kg / volume
  const field = 'estimated_volume'
  const weight = density < 1 ? '1 kg’dan az' : kilograms(Math.round(density))
  const sentence = `Bu ağırlık ve hacimle metreküpü ${weight} gelir`
  if (density > densityLimits.lead)
    return [
      finding(`${sentence}; kurşundan ağır bir yük olamaz. İkisini kontrol edin.`, { ...impossible, field }),
    ]
  if (density > densityLimits.heavy)
    return [finding(`${sentence}; alışılmadık ölçüde ağır. İkisini kontrol edin.`, { ...unusual, field })]
  if (density < densityLimits.light)
    return [finding(`${sentence}; alışılmadık ölçüde hafif. İkisini kontrol edin.`, { ...unusual, field })]
  return []
}

/** Pieces cannot take more room than the whole load; a little more is rounding, much less is unusual. */
function contradictions(load: AskedLoad): Finding[] {
  const { cubicMetres: typed, pieces, piecesCounted } = load
  if (typed === null || pieces.length === 0) return []
  const measured = volumeOfPieces(load)
  const text = `Parçaların ölçüleri ${cubicMetres(measured)} eder, yazılan hacim ${cubicMetres(typed)}.`
  if (measured > typed * 2) return [finding(text, { ...impossible, field: 'estimated_volume' })]
  const differs = measured > typed * 1.1 || (piecesCounted && typed > measured * 1.5)
  return differs ? [finding(text, { ...unusual, field: 'estimated_volume' })] : []
}
