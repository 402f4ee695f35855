/** Inputs for numbers, days, records and addresses. */
import { foldTurkish } from '@kervan/domain/values/turkish-text.ts'
import { useState } from 'react'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { AddressInput } from '#spine/ui/address-input.tsx'
import { DateInput } from '#spine/ui/date-input.tsx'
import { DateRangeInput } from '#spine/ui/date-range-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { MoneyInput, NumberInput, WeightInput } from '#spine/ui/number-input.tsx'
import { RecordCombobox, type RecordOption } from '#spine/ui/record-combobox.tsx'

export function InputsSection() {
  return (
    <>
      <Specimen name="Sayı" className="grid items-start sm:grid-cols-2">
        <Numbers />
      </Specimen>
      <Specimen name="Tarih" className="grid items-start sm:grid-cols-2">
        <Days />
      </Specimen>
      <Specimen name="Kayıt seçimi" className="grid items-start sm:grid-cols-2">
        <Records />
      </Specimen>
      <Specimen name="E-posta adresleri" className="grid items-start sm:grid-cols-2">
        <Addresses />
      </Specimen>
    </>
  )
}

function Numbers() {
  const [amount, setAmount] = useState('1234.56')
  const [weight, setWeight] = useState('1850')
  const [change, setChange] = useState('-2.5')
  const [pieces, setPieces] = useState('12')
  return (
    <>
      <Field label="Tutar" hint="1.234,56 ya da 1,234.56 yapıştırılabilir.">
        <MoneyInput value={amount} onChange={setAmount} currency="EUR" min="0.01" />
      </Field>
      <Field label="Ağırlık">
        <WeightInput value={weight} onChange={setWeight} max="30000" />
      </Field>
      <Field label="Fiyat değişimi">
        <NumberInput value={change} onChange={setChange} decimals={1} negative unit="%" spokenUnit="yüzde" />
      </Field>
      <Field label="Adet" hint="Ok tuşları birer birer değiştirir.">
        <NumberInput value={pieces} onChange={setPieces} step="1" min="1" />
      </Field>
      <Field label="Geçersiz tutar" error="Tutarı yazın.">
        <MoneyInput value="" onChange={() => undefined} currency="USD" />
      </Field>
      <Field label="Kapalı ağırlık">
        <WeightInput value="320.5" onChange={() => undefined} disabled />
      </Field>
    </>
  )
}

function Days() {
  const [day, setDay] = useState('2026-11-16')
  const [late, setLate] = useState('')
  const [range, setRange] = useState({ from: '2026-11-01', to: '2026-11-16' })
  return (
    <>
      <Field label="Teslim günü" hint="16.11, 16/11/26, 16 kasım, bugün ve yarın da yazılabilir.">
        <DateInput value={day} onChange={setDay} />
      </Field>
      <Field label="Boş gün" error="Bir gün seçin.">
        <DateInput value={late} onChange={setLate} min="2026-11-16" max="2027-11-16" />
      </Field>
      <Field label="Kapalı gün">
        <DateInput value="2026-11-16" onChange={() => undefined} disabled />
      </Field>
      <div className="self-end">
        <DateRangeInput label="Açılış" value={range} onChange={setRange} />
      </div>
    </>
  )
}

function Addresses() {
  const [addresses, setAddresses] = useState(['defne@musteri.example'])
  const [wrong, setWrong] = useState(['yanlış@', 'ali@musteri.example'])
  return (
    <>
      <Field label="Alıcılar" hint="Virgül, boşluk ve Enter ekler; birden çok adres yapıştırılabilir.">
        <AddressInput value={addresses} onChange={setAddresses} />
      </Field>
      <Field label="Geçersiz alıcı" error="İşaretli adresler geçerli değil.">
        <AddressInput value={wrong} onChange={setWrong} />
      </Field>
    </>
  )
}

const companies: RecordOption[] = [
  { key: '1', label: 'Örnek Tekstil', detail: 'İstanbul' },
  { key: '2', label: 'Liman Gıda', detail: 'Mersin' },
  { key: '3', label: 'Rota Makina', detail: 'İzmir' },
]
const nothing = () => undefined

function Records() {
  const [known, setKnown] = useState(companies)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const items = known.filter(({ label }) => foldTurkish(label).includes(foldTurkish(search)))
  const create = (label: string) => {
    setKnown([...known, { key: label, label }])
    setChosen(label)
  }
  const shared = { onChoose: nothing, onClear: nothing, onSearch: nothing, listLabel: 'Şirketler' }
  return (
    <>
      <Field label="Şirket" hint="Listede yoksa yenisi oluşturulur.">
        <RecordCombobox
          chosen={chosen}
          onChoose={({ label }) => setChosen(label)}
          onClear={() => setChosen(null)}
          onSearch={setSearch}
          onCreate={create}
          items={items}
          listLabel="Şirketler"
        />
      </Field>
      <Field label="Seçilmiş şirket">
        <RecordCombobox {...shared} chosen="Örnek Tekstil" items={companies} />
      </Field>
      <Field label="Aranan şirket">
        <RecordCombobox {...shared} chosen={null} items={undefined} />
      </Field>
      <Field label="Aranamayan şirket">
        <RecordCombobox {...shared} chosen={null} items={[]} onRetry={nothing} />
      </Field>
    </>
  )
}
