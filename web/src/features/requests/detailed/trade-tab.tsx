/** Fifth tab: currency, payment and commercial terms, and when the quote is due. */
import {
  formCurrencies,
  keysOf,
  paymentTermWords,
  urgencyWords,
  volumeCommitmentWords,
} from '@kervan/domain/requests/request-options.ts'
import { quoteDueAt } from '@kervan/domain/requests/requests.policy.ts'
import { formatDue } from '@kervan/domain/values/format-date.ts'
import { Clock } from 'lucide-react'
import { useOwnProfile } from '#features/customers/use-own-profile.ts'
import { bandBasesOfDraft } from '#features/requests/detailed/detailed-load.ts'
import {
  ChoiceField,
  FlagField,
  type TabProps,
  TextField,
} from '#features/requests/detailed/draft-fields.tsx'
import { HelpLine } from '#features/requests/help/help-line.tsx'
import { PriceBandLines } from '#features/requests/help/price-band-line.tsx'

const currencyWords = Object.fromEntries(formCurrencies.map((currency) => [currency, currency]))

export function TradeTab(form: TabProps) {
  const { data: profile } = useOwnProfile()
  const now = new Date()
  const urgency = keysOf(urgencyWords).find((each) => each === form.draft.urgency_level) ?? 'standard'
  return (
    <div className="flex flex-col gap-5">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <ChoiceField
          form={form}
          name="currency_preference"
          label="İstenen para birimi"
          words={currencyWords}
          always
        />
        <ChoiceField form={form} name="payment_terms" label="Ödeme koşulu" words={paymentTermWords} />
        <ChoiceField
          form={form}
          name="volume_commitment"
          label="Hacim taahhüdü"
          words={volumeCommitmentWords}
        />
        <TextField
          form={form}
          name="requester_company"
          label="Talep eden şirket"
          hint="Boş bırakırsanız profilinizdeki şirket yazılır."
          control={{ placeholder: profile?.company ?? '', autoComplete: 'organization' }}
        />
      </div>
      <FlagField form={form} name="alternative_routes_allowed" label="Başka güzergâh önerilebilir" />
      <PriceBandLines
        bases={bandBasesOfDraft(form.draft)}
        originCountry={form.draft.origin_country}
        destinationCountry={form.draft.destination_country}
      />
      <HelpLine
        icon={Clock}
        title={`Teklifiniz en geç: ${formatDue(quoteDueAt(now, 'detailed', urgency), now)}`}
      >
        Bu süre, talebi şimdi gönderirseniz geçerlidir. Hazır olduğunda e-posta ve bildirimle haber veririz.
      </HelpLine>
    </div>
  )
}
