/** What a forwarder would notice about the typed request: the impossible and the unusual, with what would fit drawn small. */
import { type Finding, fitText } from '@kervan/domain/requests/sense/finding.ts'
import { Container, OctagonX, TriangleAlert } from 'lucide-react'
import { FitPicture } from '#features/requests/help/fit-picture.tsx'
import { HelpLine } from '#features/requests/help/help-line.tsx'

type Props = {
  findings: readonly Finding[]
  /** Whether the field of a finding shows it already, as its error: then what would fit is left to be drawn. */
  isShown?: (finding: Finding) => boolean
}

export function FindingLines({ findings, isShown = () => false }: Props) {
  const left = findings.filter((finding) => finding.fit || !isShown(finding))
  if (left.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {left.map((finding) => (
        <FindingLine key={finding.text} finding={finding} said={isShown(finding)} />
      ))}
    </div>
  )
}

function FindingLine({ finding: { severity, text, fit }, said }: { finding: Finding; said: boolean }) {
  const isImpossible = severity === 'impossible'
  return (
    <HelpLine
      icon={said ? Container : isImpossible ? OctagonX : TriangleAlert}
      tone={said ? 'quiet' : isImpossible ? 'stop' : 'care'}
      {...(fit && { picture: <FitPicture fit={fit} /> })}
      title={!said && text}
    >
      {!said && fit && fitText(fit)}
    </HelpLine>
  )
}
