import { infoPageAddress } from '@baize/contract/page-addresses';
import { Button, Checkbox, Field } from '@baize/ui';
import { useController } from 'react-hook-form';

import { useAlert } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { BirthDateFields } from './birth-date-fields.tsx';
import { useCountries } from './country-list.ts';
import { CountryPicker } from './country-picker.tsx';
import { problemText, showFormFailure } from './form-problems.ts';
import { useRestoredValues } from './restored-values.ts';
import { personFields, personSchema, type PersonValues } from './registration-schema.ts';
import { type Captcha, useCaptcha } from './use-captcha.tsx';
import { useSchemaForm } from './use-schema-form.ts';

interface PersonStepProps {
  readonly initial: PersonValues;
  /** Returns with the values entered so far. */
  readonly onBack: (values: PersonValues) => void;
  /** Sends the registration with the captcha's token. */
  readonly onSend: (values: PersonValues, captchaPart: ReturnType<Captcha['body']>) => Promise<void>;
}

/** Second step: personal data. */
export function PersonStep({ initial, onBack, onSend }: PersonStepProps) {
  const t = useMessages();
  const alert = useAlert();
  const countries = useCountries();
  const { form, onSubmit } = useSchemaForm<PersonValues>({
    schema: personSchema,
    defaultValues: initial,
    names: [...personFields, 'terms'],
  });
  useRestoredValues('person', form);
  const captcha = useCaptcha('register');
  const { register, formState, control } = form;
  const { field: country } = useController({ control, name: 'country_id' });
  const { errors, isSubmitting } = formState;

  async function submit(values: PersonValues) {
    try {
      await onSend(values, captcha.body());
    } catch (failure) {
      captcha.reset(failure);
      showFormFailure(failure, { form, names: personFields, fallbackField: 'terms', alert, t });
    }
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit(submit)}>
      <div className="name-row">
        <Field
          {...register('name')}
          label={t('auth_name')}
          autoComplete="given-name"
          error={problemText(t, errors.name)}
        />
        <Field
          {...register('surname')}
          label={t('auth_surname')}
          autoComplete="family-name"
          error={problemText(t, errors.surname)}
        />
      </div>
      <Field
        {...register('personal_id')}
        label={t('auth_personal_id')}
        help={t('auth_personal_id_help')}
        icon="shield-check"
        inputMode="numeric"
        autoComplete="off"
        error={problemText(t, errors.personal_id)}
      />
      <BirthDateFields form={form} />
      <Field
        {...register('address')}
        label={t('auth_address')}
        icon="house"
        autoComplete="street-address"
        error={problemText(t, errors.address)}
      />
      <CountryPicker
        ref={country.ref}
        label={t('auth_country')}
        countries={countries}
        value={country.value}
        onChange={country.onChange}
        shows="name"
        autoComplete="country-name"
        error={problemText(t, errors.country_id)}
      />
      <Checkbox
        {...register('terms')}
        label={
          <>
            {t('auth_terms_before')}{' '}
            <a href={infoPageAddress('terms-and-conditions')} target="_blank" rel="noreferrer">
              {t('auth_terms_link')}
            </a>{' '}
            {t('auth_terms_after')}
          </>
        }
        error={problemText(t, errors.terms)}
      />
      {captcha.field}
      <div className="step-actions">
        <Button variant="line" size="large" icon="arrow-left" onClick={() => onBack(form.getValues())}>
          {t('auth_back')}
        </Button>
        <Button type="submit" size="large" loading={isSubmitting}>
          {t('auth_register_finish')}
        </Button>
      </div>
    </form>
  );
}
