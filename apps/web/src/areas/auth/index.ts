export { showFailureAt, showServerProblems } from './form-problems.ts';
export { CodeForm, emptyDigits } from './code-form.tsx';
export { countryOf, useCountries } from './country-list.ts';
export { CountryPicker } from './country-picker.tsx';
export { PhoneInput } from './phone-input.tsx';
export { useAttempt } from './use-attempt.ts';
export { usePhoneInput } from './use-phone-input.ts';
