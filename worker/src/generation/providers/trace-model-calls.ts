import { OpenTelemetry } from '@ai-sdk/otel';
import { registerTelemetry } from 'ai';

// Once for the process, when this file is loaded. What is asked and answered is left out by each call.
registerTelemetry(new OpenTelemetry());
