/** Form controls in all states, and a working form. */
import { z } from '@kervan/domain/z.ts'
import { useState } from 'react'
import { Specimen } from '#assembly/catalogue/specimen.tsx'
import { Alert } from '#spine/ui/alert.tsx'
import { Button } from '#spine/ui/button.tsx'
import { Checkbox } from '#spine/ui/checkbox.tsx'
import { CodeInput } from '#spine/ui/code-input.tsx'
import { Field } from '#spine/ui/field.tsx'
import { Form, showProblem, useSchemaForm } from '#spine/ui/form.tsx'
import { Input } from '#spine/ui/input.tsx'
import { PasswordField } from '#spine/ui/password-field.tsx'
import { SearchField } from '#spine/ui/search-field.tsx'
import { Select } from '#spine/ui/select.tsx'
import { Switch } from '#spine/ui/switch.tsx'
import { Textarea } from '#spine/ui/textarea.tsx'

const modes = [
  { value: 'sea', label: 'Deniz yolu' },
  { value: 'air', label: 'Hava yolu' },
  { value: 'land', label: 'Kara yolu' },
]

export function FormsSection() {
  const [search, setSearch] = useState('İstanbul')
  const [code, setCode] = useState('482')
  return (
    <>
      <Specimen name="Alan" className="grid items-start sm:grid-cols-2">
        <Field label="Kalkış şehri" hint="Yükün alınacağı yer.">
          <Input defaultValue="Mersin" />
        </Field>
        <Field label="Ağırlık (kg)" error="Ağırlık sıfırdan büyük olmalı." required>
          <Input defaultValue="0" inputMode="decimal" />
        </Field>
        <Field label="Taşıma türü">
          <Select options={modes} placeholder="Seçin" />
        </Field>
        <Field label="Kapalı alan" optionalMark>
          <Input disabled defaultValue="Değiştirilemez" />
        </Field>
        <Field label="Açıklama" className="sm:col-span-2">
          <Textarea placeholder="Yükle ilgili bilmemiz gerekenler" />
        </Field>
      </Specimen>
      <Specimen name="Arama">
        <SearchField value={search} onChange={setSearch} label="Taleplerde ara" className="w-full max-w-sm" />
      </Specimen>
      <Specimen name="Seçim" className="grid items-start sm:grid-cols-2">
        <div>
          <Checkbox label="Sigorta istiyorum" hint="Yük değerinin %0,3’ü." defaultChecked />
          <Checkbox label="Bir kısmı seçili" checked="indeterminate" />
          <Checkbox label="Kapalı" disabled />
        </div>
        <div>
          <Switch label="E-posta bildirimleri" defaultChecked />
          <Switch label="SMS bildirimleri" />
          <Switch label="Kapalı" disabled />
        </div>
      </Specimen>
      <Specimen name="Kod ve şifre" className="grid items-start sm:grid-cols-2">
        <Field label="Doğrulama kodu">
          <CodeInput value={code} onChange={setCode} />
        </Field>
        <Field label="Doğrulama kodu" error="Kod hatalı.">
          <CodeInput value="4829" onChange={() => undefined} />
        </Field>
        <Field label="Şifre" hint="En az 6 karakter.">
          <PasswordField autoComplete="new-password" defaultValue="uzun-bir-yol" />
        </Field>
        <Alert title="Kaydedilemedi" action={<Button size="sm">Yeniden dene</Button>}>
          Bağlantı kurulamadı. Yazdıklarınız duruyor.
        </Alert>
      </Specimen>
      <Specimen name="Çalışan form" className="block max-w-md">
        <WorkingForm />
      </Specimen>
    </>
  )
}

const Sample = z.object({
  name: z.string().trim().min(1, 'Adınızı yazın.'),
  city: z.string().trim().min(2, 'Şehri yazın.'),
})

function WorkingForm() {
  const form = useSchemaForm({ schema: Sample, defaultValues: { name: '', city: '' } })
  const { errors } = form.formState
  return (
    <Form
      form={form}
      onSubmit={() =>
        showProblem(form, {
          code: 'BAD_REQUEST',
          status: 400,
          message: 'Gönderilen bilgiler geçersiz. Alanları kontrol edin.',
          request_id: 'katalog',
          data: { issues: [{ path: 'city', message: 'Sunucu bu şehri kabul etmedi.' }] },
        })
      }
    >
      <Field label="Ad" error={errors.name?.message} required>
        <Input {...form.register('name')} />
      </Field>
      <Field label="Şehir" error={errors.city?.message} required>
        <Input {...form.register('city')} />
      </Field>
      <Button type="submit" variant="primary" className="self-start">
        Gönder
      </Button>
    </Form>
  )
}
