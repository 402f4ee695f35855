/** The version of the text that somebody agreed to, which opens what that version said; never today's text. */
import { subscriptionTexts } from '@kervan/domain/newsletter/subscriber-words.ts'
import { Popover } from '#spine/ui/popover.tsx'

type Props = { version: string; part?: 'mails' | 'measuring' }

const texts: Readonly<Record<string, { mails: string; measuring: string } | undefined>> = subscriptionTexts

export function ConsentText({ version, part = 'mails' }: Props) {
  const shown = texts[version]?.[part]
  return (
    <Popover
      label={`Onaylanan metin: ${version}`}
      trigger={
        <button type="button" className="link relative z-1" title="Onaylanan metni göster">
          {version}
        </button>
      }
    >
      <p className="pb-2 font-medium">{`Metin ${version}`}</p>
      {shown ? (
        <blockquote>{shown}</blockquote>
      ) : (
        <p className="text-muted">Bu sürümün metni burada kayıtlı değil.</p>
      )}
    </Popover>
  )
}
