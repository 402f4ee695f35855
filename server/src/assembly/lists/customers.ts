/** The customers as a file. */

import { customersContract, type Profile } from '@kervan/domain/customers/customers.contract.ts'
import {
  customerStatusWords,
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
    { head: 'Ad soyad', kind: 'text', of: ['name'], value: (row: Profile) => row.full_name },
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
    { head: 'Katılma', kind: 'moment', of: ['since'], value: (row) => row.joined_at },
    { head: 'Kayıt', kind: 'moment', value: (row) => row.created_at },
  ],
})
