/** The dialog of consent preferences, one checkbox per purpose. Nothing is checked by default. */
import { consentTexts } from '@kervan/domain/consents/consent-texts.ts'
import { consentPurposes } from '@kervan/domain/consents/consent-versions.ts'
import { Check } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { choose, visitorChoice } from '#features/consents/visitor-choice.ts'
import { Button } from '#spine/ui/button.tsx'
import { ModalDialog } from '#spine/ui/modal-dialog.tsx'

export function VisitorPreferences({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState(() => visitorChoice() ?? { analytics: false, marketing: false })
  const [message, setMessage] = useState('')
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const recorded = await choose(chosen, 'preferences')
    setMessage(
      recorded
        ? 'Tercihiniz kaydedildi.'
        : 'Tercihiniz bu tarayıcıda geçerli. Sunucuya ulaşılamadı; kayıt bir sonraki sayfada yeniden denenir.',
    )
  }
  return (
    <ModalDialog title="Gizlilik tercihleri" onClose={onClose}>
      <form onSubmit={(event) => void save(event)}>
        <p className="text-14 text-muted">
          Sitenin çalışması için gerekenler dışında her şey sizin onayınıza bağlıdır. Onayınızı dilediğiniz
          zaman bu sayfaların altındaki “Gizlilik tercihleri” ile değiştirebilirsiniz.
        </p>
        <div className="mt-4 grid border-line border-y">
          {consentPurposes.map((purpose) => (
            <label
              key={purpose}
              className="flex cursor-pointer items-start gap-3 border-line py-4 not-last:border-b"
            >
              <span className="relative mt-0.5 size-5 shrink-0">
                <input
                  type="checkbox"
                  checked={chosen[purpose]}
                  onChange={(event) => {
                    setMessage('')
                    setChosen({ ...chosen, [purpose]: event.target.checked })
                  }}
                  className="peer block size-5 cursor-pointer appearance-none rounded-[4px] border border-line-strong bg-card transition-colors checked:border-sea checked:bg-sea hover:border-ink"
                />
                <Check
                  className="pointer-events-none absolute inset-0.5 size-4 text-on-sea opacity-0 peer-checked:opacity-100"
                  strokeWidth={2.5}
                  aria-hidden
                />
              </span>
              <span>
                <span className="block font-medium">{consentTexts[purpose].title}</span>
                <span className="block text-14 text-muted">{consentTexts[purpose].text}</span>
              </span>
            </label>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="primary">
            Tercihimi kaydet
          </Button>
          <Button onClick={onClose}>Kapat</Button>
          <p role="status" className="min-w-0 flex-1 basis-48 text-13 text-muted">
            {message}
          </p>
        </div>
      </form>
    </ModalDialog>
  )
}
