export { showFailureAt, showServerProblems } from './form-problems.ts';
export { CodeForm, emptyDigits } from './code-form.tsx';
export { countryOf, defaultCountry, useCountries } from './country-list.ts';
export { CountryPicker } from './country-picker.tsx';
export { nationalNumber } from './national-number.ts';
export { useAttempt } from './use-attempt.ts';
