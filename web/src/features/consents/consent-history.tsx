/** Decisions about consents, the newest first: what for, whether granted, with which text, where and when. */
import { consentTexts } from '@kervan/domain/consents/consent-texts.ts'
import type { ConsentDecision } from '@kervan/domain/consents/consents.contract.ts'
import { formatDateTime } from '@kervan/domain/values/format-date.ts'

const sourceWords: Record<ConsentDecision['source'], string> = {
  account: 'hesap sayfası',
  banner: 'site bandı',
  preferences: 'tercihler penceresi',
  unknown: 'bilinmiyor',
}

export function ConsentHistory({
  decisions,
  empty,
}: {
  decisions: readonly ConsentDecision[]
  empty: string
}) {
  if (decisions.length === 0) return <p className="text-14 text-muted">{empty}</p>
  return (
    <ul aria-label="Verilen kararlar" className="-my-2 divide-y divide-line">
      {decisions.map(({ purpose, granted, text_version, source, decided_at }) => (
        <li key={`${purpose}${decided_at}`} className="py-2 text-14">
          <p>
            {consentTexts[purpose].title}: {granted ? 'onay verildi' : 'onay verilmedi ya da geri alındı'}
          </p>
          <p className="figures text-13 text-muted">
            {formatDateTime(decided_at)} · {sourceWords[source]} · metin {text_version}
          </p>
        </li>
      ))}
    </ul>
  )
}
