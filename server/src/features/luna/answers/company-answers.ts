/** What Luna says to everybody: about the company, and where a form, a person or the sign-in page helps on. */
import type { Company } from '@kervan/domain/company/company.contract.ts'
import type { Intent } from '@kervan/domain/luna/intents.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { type Draft, draft, fact } from '#features/luna/answers/draft.ts'

const listed = new Intl.ListFormat('tr', { type: 'conjunction' })

const customerQuestions = ['Konteynerim nerede?', 'Bekleyen teklifim var mı?', 'Eksik belgem var mı?']
const guestQuestions = [
  'Teklif almak istiyorum',
  'Hangi hizmetleri veriyorsunuz?',
  'Çalışma saatleriniz nedir?',
]

export function companyAnswer(intent: Intent, company: Company, isCustomer: boolean, code: string): Draft {
  const suggestions = isCustomer ? customerQuestions : guestQuestions
  const words: Partial<Record<Intent, () => Draft>> = {
    quote: () =>
      draft('quote', 'Birkaç bilgiyle talebinizi alalım; teklifinizi 24 saat içinde gönderiyoruz.', {
        next_step: 'quote_form',
      }),
    tracking: () =>
      draft('tracking', 'Konteyner, konşimento, hava konşimentosu ya da CMR numaranızla bakalım.', {
        next_step: 'tracking_form',
        tracking_code: code,
      }),
    services: () => services(),
    human: () =>
      draft('human', 'Sizi bir temsilcimize bağlayayım; konuşmamızı da iletirim.', { next_step: 'human' }),
    greeting: () => draft('greeting', 'Merhaba, ben Luna. Size nasıl yardımcı olabilirim?', { suggestions }),
    thanks: () => draft('thanks', 'Rica ederim. Başka bir sorunuz olursa buradayım.', {}),
    help: () =>
      draft(
        'help',
        isCustomer
          ? 'Gönderilerinizi, tekliflerinizi, taleplerinizi, belgelerinizi ve ücretsiz sürelerinizi sorabilirsiniz. Yeni teklif için bilgilerinizi alır, isterseniz sizi temsilcinize bağlarım.'
          : 'Teklif talebinizi alabilir, gönderinizin nerede olduğuna bakabilir, hizmetlerimizi ve çalışma saatlerimizi söyleyebilir, sizi bir temsilciye bağlayabilirim.',
        { suggestions },
      ),
    contact: () => contact(company),
  }
  return (words[intent] ?? (() => notUnderstood(suggestions)))()
}

const notUnderstood = (suggestions: string[]) =>
  draft(
    'unknown',
    'Bunu anlayamadım. Başka sözlerle sorar mısınız? İsterseniz sizi temsilcimize de bağlayabilirim.',
    {
      suggestions,
    },
  )

/** Guests have no rows of their own. */
export const signInFirst = (intent: Intent) =>
  draft(intent, 'Bunu kendi kayıtlarınızdan yanıtlayabilmem için giriş yapmanız gerekir.', {
    next_step: 'sign_in',
    links: [{ label: 'Giriş Yap', to: '/auth' }],
  })

function services(): Draft {
  const modes = Object.values(transportModeWords)
  return draft('services', `Sunduğumuz taşımalar: ${listed.format(modes)}.`, {
    facts: modes.map((mode) => fact('Taşıma', mode, 'Hizmet listesi')),
    suggestions: ['Teklif almak istiyorum'],
  })
}

function contact({ phones: [phone = ''], support_email, support_hours }: Company): Draft {
  const { weekdays, saturday, sunday } = support_hours
  const spoken = (hours: string) => hours.replace('-', '–')
  const hours = [
    `hafta içi ${spoken(weekdays)}`,
    saturday ? `cumartesi ${spoken(saturday)}` : '',
    sunday ? `pazar ${spoken(sunday)}` : '',
  ]
  const shown = hours.filter(Boolean).join(', ')
  const reached = [phone, support_email].filter(Boolean).join(' ve ')
  return draft('contact', `Destek saatlerimiz ${shown}. Bize ${reached} üzerinden ulaşabilirsiniz.`, {
    facts: [
      fact('Destek saatleri', shown, 'Şirket bilgileri'),
      ...(phone ? [fact('Telefon', phone, 'Şirket bilgileri')] : []),
      fact('E-posta', support_email, 'Şirket bilgileri'),
    ],
  })
}
