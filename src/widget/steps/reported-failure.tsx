import { useEffect, useRef } from 'react';
import { ConnectionError, ProblemError } from '../../client/errors.ts';
