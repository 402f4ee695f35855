/** The customers as a file. */

import { type Customer, customersContract } from '@kervan/domain/customers/customers.contract.ts'
import {
  customerStatusWords,
  leadSourceWords,
  profileState,
  profileStateWords,
} from '@kervan/domain/customers/customers.policy.ts'
import { inputOf, pagesOf } from '#assembly/lists/list-export.ts'
import { customerList } from '#features/customers/customers.list.ts'
import { exportableList } from '#features/lists/exportable-list.ts'

export const customers = exportableList({
  name: 'customers',
  title: 'Müşteriler',
  door: 'staff',
  input: inputOf(customersContract.list),
  ...pagesOf(customerList),
  columns: [
    { head: 'Ad soyad', kind: 'text', of: ['name'], value: (row: Customer) => row.full_name },
    { head: 'Şirket', kind: 'text', of: ['company'], value: (row) => row.company },
    { head: 'Bağlı olduğu firma', kind: 'text', of: ['company'], value: (row) => row.organisation_name },
    { head: 'E-posta', kind: 'text', of: ['email'], value: (row) => row.email },
    { head: 'Telefon', kind: 'text', of: ['email'], value: (row) => row.phone },
    { head: 'Görev', kind: 'text', value: (row) => row.position },
    { head: 'Temsilci', kind: 'text', of: ['representative'], value: (row) => row.representative_name },
    {
      head: 'Durum',
      kind: 'text',
      of: ['status'],
      value: (row) => customerStatusWords[row.customer_status],
    },
    { head: 'Profil', kind: 'text', of: ['state'], value: (row) => profileStateWords[profileState(row)] },
    { head: 'Şehir', kind: 'text', of: ['city'], value: (row) => row.city },
    { head: 'Ülke', kind: 'text', of: ['city'], value: (row) => row.country },
    { head: 'Sektör', kind: 'text', of: ['sector'], value: (row) => row.industry },
    { head: 'Segment', kind: 'text', value: (row) => row.segment },
    { head: 'Kaynak', kind: 'text', of: ['source'], value: (row) => leadSourceWords[row.lead_source] },
    { head: 'Değer (EUR)', kind: 'money', of: ['value'], value: (row) => row.total_revenue.amount },
    { head: 'Son temas', kind: 'moment', of: ['contact'], value: (row) => row.last_contact_at },
    { head: 'Katılma', kind: 'moment', of: ['since'], value: (row) => row.joined_at },
    { head: 'Kayıt', kind: 'moment', value: (row) => row.created_at },
  ],
})
