import { turkishProvinces } from '@baize/contract/turkish-provinces';
import { Button, Field, Panel, Select } from '@baize/ui';
import { type FormEvent, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { useCall, useSessionActions, type WireUser } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CountryPicker, countryOf, useCountries } from '../../auth/index.ts';
import { useProfileForm } from './use-profile-form.ts';

const MAX_ADDRESS = 100;

/** Where the player lives. */
export function AddressForm({ user }: { user: WireUser }) {
  const t = useMessages();
  const call = useCall();
  const { language } = useApp();
  const { changeUser } = useSessionActions();
  const countries = useCountries();
  const { city: oldCity, country_id: oldCountry, address: oldAddress } = user.user_detail;
  const [city, setCity] = useState(oldCity ?? '');
  const [country, setCountry] = useState(String(oldCountry));
  const [address, setAddress] = useState(oldAddress);
  const { form, problems, isBusy, send } = useProfileForm<'country' | 'city' | 'address'>();
  const hasProvinces = countryOf(countries, country)?.slug === 'tr';
  const provinces = [...turkishProvinces].sort((one, other) => one.localeCompare(other, 'tr'));

  function chooseCountry(id: string) {
    if (id !== country) setCity('');
    setCountry(id);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send({ country, city, address }, async () => {
      const reply = await call('PUT /update-profile-address', {
        body: { city, country: Number(country), address },
      });
      changeUser(reply.user);
      return reply;
    });
  }

  return (
    <Panel as="section" className="account-card" aria-labelledby="profile-address" lang={language}>
      <header>
        <h3 id="profile-address">{t('auth_address')}</h3>
      </header>
      <form ref={form} noValidate className="grid gap-4" onSubmit={submit}>
        <div className="profile-pair">
          <CountryPicker
            label={t('auth_country')}
            countries={countries}
            value={country}
            onChange={chooseCountry}
            shows="name"
            autoComplete="country-name"
            error={problems.country}
          />
          {hasProvinces ? (
            <Select
              label={t('account_city')}
              name="city"
              autoComplete="address-level1"
              placeholder={t('account_city_choose')}
              options={provinces.map((name) => ({ value: name, label: name }))}
              value={turkishProvinces.includes(city) ? city : ''}
              onChange={(event) => setCity(event.target.value)}
              error={problems.city}
            />
          ) : (
            <Field
              label={t('account_city')}
              name="city"
              autoComplete="address-level2"
              maxLength={60}
              value={city}
              onChange={(event) => setCity(event.target.value)}
              error={problems.city}
            />
          )}
        </div>
        <Field
          label={t('auth_address')}
          name="address"
          autoComplete="street-address"
          icon="house"
          maxLength={MAX_ADDRESS}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          error={problems.address}
        />
        <Button type="submit" variant="line" className="w-fit" loading={isBusy}>
          {t('account_update_address')}
        </Button>
      </form>
    </Panel>
  );
}
