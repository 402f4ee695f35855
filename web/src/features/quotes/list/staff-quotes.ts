/** The office's list of quotes, as it is declared. Its colleagues are those of the office at this time. */

import { offerWords } from '@kervan/domain/quotes/offer-state.ts'
import { staffQuoteStatusWords } from '@kervan/domain/quotes/quote-options.ts'
import { rejectionReasonWords } from '@kervan/domain/quotes/rejection-reasons.ts'
import { settledPattern, settledText } from '@kervan/domain/quotes/settled-months.ts'
import { transportModeWords } from '@kervan/domain/requests/request-options.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '#features/auth/session.ts'
import { staffQuoteColumns } from '#features/quotes/list/staff-quote-columns.tsx'
import {
  laneText,
  nobody,
  oneself,
  placesOf,
  type StaffQuoteRow,
} from '#features/quotes/list/staff-quote-list.ts'
import { useParam } from '#spine/addresses/dialog-address.ts'
import { api, client } from '#spine/api/api.ts'
import type { BulkAct, FilterOption, ListDefinition } from '#spine/lists/list-definition.ts'

const sentStates = [
  'sent',
  'viewed',
  'revision_requested',
  'accepted',
  'rejected',
  'expired',
  'superseded',
] as const

const tabs: readonly FilterOption[] = [
  { key: 'total', label: 'Tümü', params: {} },
  {
    key: 'making',
    label: 'Hazırlanıyor',
    params: { status: 'making' },
    empty: { title: 'Hazırlanan teklif yok', text: 'Bir talep fiyatlanmaya başlandığında burada görünür.' },
  },
  {
    key: 'waiting',
    label: 'Yanıt bekleyen',
    params: { status: 'waiting' },
    rare: true,
    empty: { title: 'Yanıt bekleyen teklif yok' },
  },
  ...sentStates.map((status) => ({
    key: status,
    label: staffQuoteStatusWords[status],
    params: { status },
    empty: { title: 'Bu durumda teklif yok' },
  })),
  {
    key: 'expiring',
    label: 'Süresi dolmak üzere',
    params: { expiring: '1' },
    urgent: true,
    empty: {
      title: 'Süresi dolmak üzere olan teklif yok',
      text: 'Yanıt bekleyenlerin hepsine 48 saatten çok var.',
    },
  },
]

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const reasonWords = { ...rejectionReasonWords, none: 'belirtilmedi' }

const plain: Omit<ListDefinition<StaffQuoteRow>, 'selects' | 'acts'> = {
  label: 'Teklif listesi',
  caption: 'Teklifler',
  columns: staffQuoteColumns,
  defaultSort: '-created',
  searchLabel: 'Numara, müşteri veya yer ara',
  chips: { label: 'Durum süzgeci', options: tabs },
  links: [
    {
      name: 'settled',
      isValid: (months) => settledPattern.test(months),
      text: (months) => `Sonuç: ${settledText(months)}`,
    },
    { name: 'answered', isValid: (value) => value === '1', text: () => 'Müşterinin yanıtladıkları' },
    {
      name: 'reason',
      isValid: (reason) => reason in reasonWords,
      text: (reason) => `Neden: ${reasonWords[reason as keyof typeof reasonWords]}`,
    },
  ],
  newRows: 'yeni teklif',
  noun: 'teklif',
  rowName: ({ quote_no, revision }) => `${quote_no} Rev. ${revision}`,
  notFound: 'Teklif bulunamadı',
  empty: { title: 'Henüz teklif yok', text: 'İlk teklif hazırlanmaya başlandığında burada görünür.' },
  failure: { title: offerWords.loadFailed },
}

const assigning = { done: 'atandı', failed: 'atanamadı', stale: () => api.quotes.key() }

export function useStaffQuoteDefinition(): ListDefinition<StaffQuoteRow> {
  const me = useSession('office').data?.person?.id
  const { people: colleagues, lanes } =
    useQuery(api.quotes.choices.queryOptions({ staleTime: 300_000 })).data ?? {}
  const [asked, lane] = [useParam('owner'), useParam('lane')]
  return useMemo(() => {
    const others = colleagues
      ?.filter(({ id }) => id !== me)
      .map(({ id, full_name }) => ({ value: id, label: full_name }))
    const acts: BulkAct<StaffQuoteRow>[] = [
      {
        key: 'take',
        label: 'Bana ata',
        ...assigning,
        run: ({ id }) => client.quotes.assign({ id, owner_id: me ?? '' }),
      },
      {
        key: 'assign',
        label: 'Sorumlu ata',
        choices: others ?? [],
        ...assigning,
        run: ({ id }, owner_id = '') => client.quotes.assign({ id, owner_id }),
      },
      {
        key: 'remind',
        label: '24 saat sonra hatırlat',
        done: 'için hatırlatma zamanlandı',
        failed: 'için hatırlatma zamanlanamadı',
        // What is not open is refused with the reason; a reminder that is scheduled already stays as it is.
        run: ({ id }) => client.quotes.sending.remind({ id }),
        question: ({ length: count }) => ({
          title: count === 1 ? 'Müşteriye hatırlatılsın mı?' : `${count} teklif için hatırlatılsın mı?`,
          description:
            'Yanıt bekleyen her teklif için 24 saat sonra bir e-posta gider. Müşteri o zamana dek yanıtlarsa gönderilmez.',
        }),
        stale: () => api.quotes.key(),
      },
    ]
    return {
      ...plain,
      selects: [
        {
          name: 'owner',
          label: 'Sorumlu',
          all: 'Bütün sorumlular',
          options: [
            // A link from the results or of a colleague names whoever looks by their id.
            { value: me && asked === me ? me : oneself, label: 'Benim' },
            { value: nobody, label: 'Sorumlusu yok' },
            ...(others ?? namedByAddress(asked)),
          ],
        },
        {
          name: 'mode',
          label: 'Taşıma şekli',
          all: 'Bütün taşımalar',
          options: optionsOf(transportModeWords),
        },
        { name: 'lane', label: 'Hat', all: 'Bütün hatlar', options: laneOptions(lanes ?? [], lane) },
      ],
      acts,
    }
  }, [me, colleagues, lanes, asked, lane])
}

/** Until the names are there, so that the first page is filtered already. */
function namedByAddress(asked: string | null) {
  return asked && /^[\da-f-]{36}$/i.test(asked) ? [{ value: asked, label: 'Seçilen kişi' }] : []
}

/** With the one that a link names, which may be a rare one. */
function laneOptions(lanes: readonly { pol: string; pod: string }[], named: string | null) {
  const known = lanes.map(({ pol, pod }) => laneText(pol, pod))
  const all = named && placesOf(named) && !known.includes(named) ? [named, ...known] : known
  return all.map((lane) => ({ value: lane, label: lane }))
}
